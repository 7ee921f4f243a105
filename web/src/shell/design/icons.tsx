// Line icons of our own, 24 by 24.
const PATHS = {
  search: "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 1 1 0-13ZM15.500 15.500 21 21",
  more: "M5 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2ZM12 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2ZM19 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  mute: "M4 5h16v11H10l-5 4v-4H4ZM2 2l20 20",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v14",
  learn: "M2 9l10-5 10 5-10 5ZM6 11v5c3 3 9 3 12 0v-5M22 9v6",
  puzzle: "M4 9h4.200a2.500 2.500 0 1 1 4.600 0H17v4.200a2.500 2.500 0 1 1 0 4.600V21H4Z",
  help: "M9 9a3 3 0 1 1 4 2.800c-.8.400-1 1-1 2.200M12 18v.010M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18Z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  bot: "M5 9h14v10H5ZM12 9V5M12 4v.010M9 13v2M15 13v2M2 13v3M22 13v3",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM4 21c0-4 4-6 8-6s8 2 8 6",
  devices: "M3 5h12v9H3ZM7 18h4M17 9h4v10h-4Z",
  play: "M7 5v14l11-7Z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5 9 12l9 7ZM6 5v14",
  last: "M6 5l9 7-9 7ZM18 5v14",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  open: "M12 16V5M7 9l5-5 5 5M5 20h14",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  check: "M5 13l4 4L19 7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z",
  again: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  plus: "M12 5v14M5 12h14",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM12 7v5l3 3",
  island: "M12 3l8 4.500v9L12 21l-8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9",
  map: "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2ZM9 4v14M15 6v14",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500 19 19M19 5l-1.500 1.500M6.500 17.500 5 19",
  moon: "M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10Z",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  screen: "M3 4h18v12H3ZM8 20h8M12 16v4",
  sound: "M4 9h4l5-4v14l-5-4H4ZM16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12",
  silent: "M4 9h4l5-4v14l-5-4H4ZM16 9l6 6M22 9l-6 6",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  film: "M3 6h12v12H3ZM15 10l6-3v10l-6-3",
  swap: "M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
  star: "M12 3l2.700 5.800 6.300.700-4.700 4.300 1.300 6.200L12 16.900 6.400 20l1.300-6.200L3 9.500l6.300-.700Z",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
