// What is built on a sheet, drawn with a pen around the origin; filled in once it stands.
import type { VNode } from "preact";
import type { Build, Face } from "../view";
import { FaceMark } from "./faces";

interface Props {
  built?: boolean;
  text?: string | number;
}

const as = (built?: boolean): string => (built ? "piece-drawn built" : "piece-drawn");

export const House = ({ built, text }: Props) => (
  <g class={as(built)}>
    <path d="M-20 21.500-19.500-4 .5-23.500 20-4.500 19.500 22Z" />
    <path class="fine" d="M-24-1 .5-25 24-1.500" />
    {text !== undefined && <text y="14">{text}</text>}
  </g>
);

export const Town = ({ built, text }: Props) => (
  <g class={as(built)}>
    <path d="M-29 24-28.500-16-16-31-4-16.500-4-7 29-7.500 28.500 24.500Z" />
    <path class="fine" d="M-32-13-16-33 0-13.500M-4-6.500V-14M6-7l5-8h13l5 8M-16-24v5M-19-22h6" />
    {text !== undefined && <text y="16">{text}</text>}
  </g>
);

interface ShieldProps extends Props {
  gives: Face | "any";
  used?: boolean;
}

export const Shield = ({ built, used, gives, text }: ShieldProps) => (
  <g class={as(built)}>
    <path d="M-23-24Q0-31 23-24 26 8 0 29-26 8-23-24Z" />
    <path class="fine" d="M-19-20.500Q0-26.500 19-20 21 5 0 23.500" />
    <circle r="15" cy="-4" class="badge-ground" />
    <g transform="translate(0 -4) scale(.86)">
      <FaceMark of={gives} />
    </g>
    {text !== undefined && (
      <>
        <circle r="10" cx="21" cy="22" class="tag-ground" />
        <text class="tag" x="21" y="27">
          {text}
        </text>
      </>
    )}
    {used && <path class="crossed" d="M-25 23Q-4 1 24-25M-23-22Q2 2 22 21" />}
  </g>
);

/** A road along the x axis, so many units long. */
export const Way = ({ built, length }: { built?: boolean; length: number }) => {
  const half = length / 2;
  return (
    <g class={as(built)}>
      <path
        class={built ? "" : "dashed"}
        d={`M${-half}-7Q0-9 ${half}-6.500L${half + 1} 7Q1 5.500 ${-half - 1} 7.500Z`}
      />
      {built && <path class="fine" d={`M${-half + 6}-1.500Q0 1.500 ${half - 6}-.500`} />}
    </g>
  );
};

const SMALL: Record<Build, VNode> = {
  road: (
    <g transform="rotate(-28)">
      <Way built length={46} />
    </g>
  ),
  settlement: <House built />,
  city: <Town built />,
  knight: <Shield built gives="any" />,
};

export const PieceIcon = ({ of, size = 30 }: { of: Build; size?: number }) => (
  <svg width={size} height={size} viewBox="-34 -36 68 68" aria-hidden="true">
    {SMALL[of]}
  </svg>
);
