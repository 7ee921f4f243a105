// A canal token.
import "./tokens.css";

export const CanalIcon = ({ size = 18 }: { size?: number }) => (
  <svg class="resource-icon" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    <circle r="12" fill="#2f74c9" stroke="#0c2547" stroke-width="1.500" />
    <path d="M-7 2H7L4 6H-4ZM-1-8V0H-6ZM1-6 5 0H1Z" fill="#fff" />
    <path d="M-8 9q2.700-2 5.300 0t5.400 0 5.300 0" fill="none" stroke="#cfe4fb" stroke-width="1.500" />
  </svg>
);
