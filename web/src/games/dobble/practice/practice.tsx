// Practising alone: two cards, one symbol on both. Ten pairs, as fast as you can; the best is kept on this device.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { hear } from "../../../shell/sound";
import { say } from "../../../shell/text";
import { Card, inReadingOrder, symbolAt } from "../cards/card";
import { symbolsOf } from "../cards/deck";
import { symbolName } from "../cards/symbols";
import { seconds, TimeChart } from "./chart";
import { average, type Kept, keep, remembered } from "./memory";
import "./practice.css";
import { PAIRS, useRun } from "./run";

export function Practice() {
  const [kept, setKept] = useState(remembered);
  const [last, setLast] = useState<number[] | null>(null);
  const [running, run] = useState(false);
  const done = (times: number[]) => {
    setLast(times);
    setKept(keep(times));
    run(false);
    hear("win");
  };
  return (
    <main class={running ? "practice-page running" : "practice-page"}>
      {running ? <Running onDone={done} /> : <Between kept={kept} last={last} onStart={() => run(true)} />}
    </main>
  );
}

function Running({ onDone }: { onDone: (times: number[]) => void }) {
  const { pair, times, wrong, found } = useRun(onDone);
  const [keys, setKeys] = useState(false);
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const digit = Number(key.key);
      if (!digit) return;
      setKeys(true);
      found(inReadingOrder({ card: pair.cards[0], symbols: symbolsOf(pair.cards[0]) })[digit - 1]!);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return (
    <>
      <p class="progress" role="status">
        {say("practice.pair", { n: times.length + 1, of: PAIRS })}
        {times.length > 0 && <b> {seconds(times.at(-1)!)}</b>}
      </p>
      <div class={wrong === null ? "pair" : "pair shaking"} data-shared={pair.shared}>
        {pair.cards.map((card, n) => {
          const symbols = symbolsOf(card);
          const ringed = wrong !== null && symbols.includes(wrong) ? wrong : null;
          return (
            <div
              class="pair-card"
              role="group"
              aria-label={symbols.map(symbolName).join(", ")}
              key={`${times.length}.${n}`}
              onPointerDown={(down) =>
                found(symbolAt({ card, symbols }, down.currentTarget.querySelector("svg")!, down))
              }
            >
              <Card
                card={card}
                symbols={symbols}
                colour="island"
                digits={keys && n === 0}
                ringed={ringed}
                ring="wrong"
              />
            </div>
          );
        })}
      </div>
      <p class="asked soft" aria-live="assertive">
        {wrong === null ? say("practice.find") : say("practice.wrong", { symbol: symbolName(wrong) })}
      </p>
    </>
  );
}

function Between({ kept, last, onStart }: { kept: Kept; last: number[] | null; onStart: () => void }) {
  const record = last !== null && average(last) === kept.best;
  return (
    <div class="between">
      <h1>{say("practice.title")}</h1>
      <p class="prose">{say("practice.about", { n: PAIRS })}</p>
      {last && (
        <section class="panel stack chart">
          <h2>
            {say("practice.average", { time: seconds(average(last)) })}
            {record && <span class="new-best">★ {say("practice.record")}</span>}
          </h2>
          <TimeChart times={last} label={say("practice.times")} goal={kept.best} />
        </section>
      )}
      <button type="button" class="button primary start" onClick={onStart}>
        <Icon name="play" /> {say(last ? "practice.again" : "practice.start")}
      </button>
      {kept.best !== null && (
        <section class="panel stack chart">
          <dl class="bests">
            <div>
              <dt>{say("practice.best")}</dt>
              <dd>{seconds(kept.best)}</dd>
            </div>
            <div>
              <dt>{say("practice.fastest")}</dt>
              <dd>{seconds(kept.fastest!)}</dd>
            </div>
            <div>
              <dt>{say("practice.runs")}</dt>
              <dd>{kept.runs.length}</dd>
            </div>
          </dl>
          {kept.runs.length > 1 && <TimeChart times={kept.runs} label={say("practice.history")} />}
          {kept.runs.length > 1 && <p class="soft small">{say("practice.history")}</p>}
        </section>
      )}
    </div>
  );
}
