// A right claim moves a card, a wrong one shakes it. Pictures only, over a table that already shows what is true.
import { createElement, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hear } from "../../../shell/sound";
import { Card } from "../cards/card";
import { shown } from "../targets";
import type { Board, Claim, Scene } from "../view";

const FLIGHT = 260;
const SHAKE = 330;

const boxOf = (selector: string): DOMRect | undefined =>
  [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()).find((box) => box.width > 0);

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

function fly(board: Board, card: number, from: DOMRect, to: DOMRect): void {
  const copy = document.createElement("div");
  copy.className = "flying-hex";
  const width = Math.max(from.width, to.width);
  copy.style.width = `${width}px`;
  render(createElement(Card, shown(board, card)), copy);
  document.body.append(copy);
  const at = (box: DOMRect) => `translate(${box.x}px, ${box.y}px) scale(${box.width / width})`;
  copy.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: FLIGHT,
    easing: "cubic-bezier(.3,.7,.2,1)",
  }).onfinish = () => copy.remove();
}

function shake(place: string): void {
  const card = document.querySelector(`[data-place="${place}"]`);
  card?.classList.add("shaking");
  setTimeout(() => card?.classList.remove("shaking"), SHAKE);
}

function show(claim: Claim, scene: Scene): void {
  const mine = claim.seat === scene.seat;
  if (claim.verdict === "wrong") return mine ? shake(claim.place) : undefined;
  const covers = scene.view.island.some((pile) => pile.place === claim.place && pile.card === claim.own);
  const there = boxOf(covers ? `[data-place="${claim.place}"] svg` : `[data-gap="${claim.place}"]`);
  const hands = (mine && boxOf(".own-card svg")) || boxOf(`[data-home="${claim.seat}"]`);
  if (!there || !hands) return;
  if (covers) fly(scene.board, claim.own, hands, there);
  else fly(scene.board, claim.target, there, hands);
}

export function useFlights(scene: Scene): void {
  const last = scene.view.last_claim;
  const key = last && `${last.at}.${last.seat}.${last.place}`;
  const seen = useRef(key);
  useEffect(() => {
    if (last && key !== seen.current) {
      if (last.seat === scene.seat) hear(last.verdict === "right" ? "card" : "no");
      if (!still()) show(last, scene);
    }
    seen.current = key;
  }, [key]);
}
