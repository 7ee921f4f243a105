/** Little room: a phone, however it is held. The stylesheets ask the same. */
export const SMALL = matchMedia("(max-width: 899px), (max-height: 500px)");
