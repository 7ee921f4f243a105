"""On the machine's own address over plain http, where browsers hide crypto.subtle, the clipboard and more."""

import pytest
from playwright.sync_api import expect

from sobremesa.cli.serve import own_address
from tests.browser.conftest import Visit
from tests.browser.support.clicking import Person
from tests.browser.support.patience import play_until
from tests.browser.support.serving import serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_family_plays_in_its_own_network(tmp_path_factory: pytest.TempPathFactory, visit: Visit) -> None:
    address = own_address()
    if address.startswith("127."):
        pytest.skip("this machine has no network address")
    with serving(tmp_path_factory.mktemp("home"), host=address) as server:
        page = visit(f"{server}/new/catan", language="es-ES")
        assert not page.evaluate("isSecureContext")
        for seat in (2, 3, 4):
            page.get_by_label(f"Asiento {seat}").select_option("greedy")
        page.get_by_text("Opciones").click()
        page.get_by_label("Puntos para ganar").fill("3")
        page.get_by_role("button", name="Crear la mesa").click()
        page.get_by_role("button", name="Copiar el enlace").click()
        expect(page.get_by_role("button", name="Copiado")).to_be_visible()
        page.get_by_role("button", name="Todo listo").click()
        expect(page.locator(".catan-controls")).to_be_visible()
        person = Person(page, seed=5)
        play_until(lambda: person.has_ended, person)
        page.get_by_role("button", name="Comprobar los dados").click()
        expect(page.get_by_text("los números de 1 jugador")).to_be_visible()
