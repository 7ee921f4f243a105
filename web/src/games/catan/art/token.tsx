// A Catan token: a point.
export const TokenIcon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="10" fill="#f4c430" stroke="#7d5a08" stroke-width="1.500" />
    <path
      d="M0-7 2-2.400 7-2 3.200 1.300 4.300 6 0 3.500-4.300 6-3.200 1.300-7-2-2-2.400Z"
      fill="#fff6d5"
      stroke="#7d5a08"
      stroke-width="0.800"
    />
  </svg>
);
