// The game on the table: turns what the socket told into a scene and hands it to the game's client.
import { useEffect, useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { spreadAll } from "../actions";
import type { LiveTable } from "../net/live-table";
import { ConnectionLine } from "../parts/connection";
import { EndFrame } from "../parts/end-frame";
import { Frame } from "../parts/frame";
import { PassDevice } from "../parts/pass-device";
import { SeatSwitch } from "../parts/seat-switch";
import { TableMenu } from "../parts/table-menu";
import type { GameClient, Scene } from "../scene";
import { chime } from "../settings";
import { say, sayText } from "../text";

export function sceneOf(live: LiveTable, table: TableDocument, client: GameClient): Scene {
  const seat = live.seat.value;
  const shown = live.shown.value!;
  const own = seat === null ? undefined : live.owns.value[seat];
  const { began } = shown;
  return {
    ...live.step.value,
    board: live.board.value,
    view: shown.view,
    seat,
    own: own?.view ?? null,
    owns: {},
    awaited: shown.awaited,
    prompt: own?.prompt ?? shown.prompt,
    legal: spreadAll(own?.legal ?? []),
    templates: own?.templates ?? [],
    result: shown.result,
    table,
    deadlines: Object.fromEntries(
      Object.entries(shown.deadlines).map(([number, at]) => [number, at - live.clockSkew.value]),
    ),
    name: (number) => table.seats[number]?.name ?? String(number + 1),
    colour: (number) => client.colour?.(live.board.value, number) ?? table.seats[number]?.colour ?? "red",
    moment: began == null ? null : (time) => began + time - live.clockSkew.value,
    refusal: live.refusal.value,
    act: own && table.state === "playing" ? (action) => live.act(action) : null,
    busy: live.busy.value,
  };
}

export function Playing({ live, table, client }: { live: LiveTable; table: TableDocument; client: GameClient }) {
  const [endClosed, closeEnd] = useState(false);
  const scene = sceneOf(live, table, client);
  const myTurn = scene.seat !== null && scene.awaited.includes(scene.seat);
  useTurnInTitle(myTurn, table.state === "finished");
  return (
    <>
      <Frame
        client={client}
        scene={scene}
        log={live.log.value}
        chat={live.seats.value.length ? (text) => live.chat(text) : null}
        bar={
          <>
            <SeatSwitch live={live} table={table} />
            <TableMenu live={live} table={table} />
          </>
        }
        notes={
          <>
            <ConnectionLine live={live} refusals={!client.showsRefusals} />
            {table.state === "paused" && (
              <p class="line-note">{table.reason ? sayText(table.reason) : say("state.paused")}</p>
            )}
            {scene.seat === null && <p class="line-note">{say("watching")}</p>}
            {endClosed && (
              <button type="button" class="button compact" onClick={() => closeEnd(false)}>
                {say("end.show")}
              </button>
            )}
          </>
        }
      >
        <client.Controls scene={scene} />
      </Frame>
      <PassDevice live={live} table={table} />
      {table.state === "finished" && !endClosed && (
        <EndFrame client={client} scene={scene} onClose={() => closeEnd(true)} />
      )}
    </>
  );
}

function useTurnInTitle(myTurn: boolean, over: boolean): void {
  useEffect(() => {
    if (myTurn && !over) chime("turn");
    if (over) chime("win");
  }, [myTurn, over]);
  const title = myTurn && !over ? `● ${say("your.turn")} · Sobremesa` : "Sobremesa";
  useEffect(() => {
    document.title = title;
    return () => void (document.title = "Sobremesa");
  }, [title]);
}
