"""The command with the toy game on the list: a game that starts at once. Processes it starts know the toy too."""

from sobremesa.cli import main
from sobremesa.contract.toys.sealed import LABEL
from sobremesa.games import add

add(LABEL)

if __name__ == "__main__":
    main()
