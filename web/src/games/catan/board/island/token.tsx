// A number token: the figure, and as many pips as two dice have ways to show it.

export const pips = (number: number): number => 6 - Math.abs(7 - number);

export function Token({ number }: { number: number }) {
  const often = pips(number) === 5;
  const count = pips(number);
  return (
    <g class={often ? "token often" : "token"} transform="translate(0 4)">
      <ellipse cx="2" cy="5" rx="29" ry="28" class="shadow" />
      <circle r="28" class="disc" />
      <circle r="24.500" class="ring" />
      <text y={7} font-size={19 + count * 1.9} text-anchor="middle">
        {number}
      </text>
      {Array.from({ length: count }, (_, n) => (
        <circle cx={(n - (count - 1) / 2) * 6.2} cy="15.500" r="2.300" />
      ))}
    </g>
  );
}
