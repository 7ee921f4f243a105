// The time a player has left to decide.
import { useEffect, useState } from "preact/hooks";
import { say } from "../text";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** What a clock gives for a decision. */
export function clockWords(seconds: number | null): string {
  if (seconds === null) return say("clock.off");
  if (seconds >= DAY) return say("clock.days", { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return say("clock.hours", { hours: Math.round(seconds / HOUR) });
  return say("clock.seconds", { seconds });
}

const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");

/** "2 d 05:10" for days, "5:10:03" for hours, "1:30" for minutes. */
export function timeLeft(seconds: number): string {
  const clock = `${Math.floor((seconds % DAY) / HOUR)}:${two((seconds % HOUR) / MINUTE)}`;
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${clock}`;
  return seconds >= HOUR
    ? `${clock}:${two(seconds % MINUTE)}`
    : `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}

export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((until - now) / 1000));
  const text = timeLeft(left);
  return (
    <span
      class={left < 10 ? "countdown soon" : "countdown"}
      role="timer"
      aria-label={say("clock.left", { seconds: left })}
    >
      {text}
    </span>
  );
}
