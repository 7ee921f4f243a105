// What a table sounds like, out of tones and noise: knocks of wood, cards drawn over cloth, coins, low strings for the
// robber, brass for the winner.

export type Sound = "dice" | "wood" | "card" | "coin" | "robber" | "turn" | "win" | "no" | "tick";

/** Where sounds go and when this one begins. */
export interface Ear {
  audio: BaseAudioContext;
  out: AudioNode;
  at: number;
}

interface Tone {
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  level: number;
  lasts: number;
  shape?: OscillatorType;
  /** Seconds until it is at its loudest. */
  rise?: number;
  /** Nothing above this is heard. */
  below?: number;
}

function tone({ audio, out, at }: Ear, { pitch, to, level, lasts, shape = "sine", rise = 0.004, below }: Tone): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain);
  (below ? gain.connect(filter(audio, "lowpass", below)) : gain).connect(out);
  source.start(at);
  source.stop(at + lasts + 0.02);
}

function filter(audio: BaseAudioContext, type: BiquadFilterType, frequency: number, q = 0.8): BiquadFilterNode {
  const node = audio.createBiquadFilter();
  Object.assign(node, { type });
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  const known = hisses.get(audio);
  if (known) return known;
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = made.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  hisses.set(audio, made);
  return made;
}

interface Rub {
  from: number;
  to: number;
  level: number;
  lasts: number;
  rise?: number;
  q?: number;
}

/** Noise in a narrow band that moves: something rubbed, or struck when it is very short. */
function rub({ audio, out, at }: Ear, { from, to, level, lasts, rise = 0.003, q = 1.2 }: Rub): void {
  const source = audio.createBufferSource();
  const band = filter(audio, "bandpass", from, q);
  const gain = audio.createGain();
  source.buffer = hiss(audio);
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(band).connect(gain).connect(out);
  source.start(at, Math.random() * 0.5);
  source.stop(at + lasts + 0.02);
}

const after = (ear: Ear, seconds: number): Ear => ({ ...ear, at: ear.at + seconds });

/** One piece of wood on another; the smaller the higher. */
function knock(ear: Ear, pitch: number, level: number): void {
  tone(ear, { pitch, to: pitch * 0.72, level: level * 0.8, lasts: 0.11 });
  tone(ear, { pitch: pitch * 2.7, to: pitch * 2.3, level: level * 0.3, lasts: 0.05 });
  rub(ear, { from: 2400, to: 1200, level: level * 0.7, lasts: 0.035 });
}

/** A bar of wood struck with a soft mallet. */
function marimba(ear: Ear, pitch: number, level: number, lasts = 0.5): void {
  tone(ear, { pitch, level, lasts, rise: 0.006 });
  tone(ear, { pitch: pitch * 3.9, level: level * 0.22, lasts: lasts * 0.3 });
}

function brass(ear: Ear, pitch: number, level: number, lasts: number): void {
  for (const off of [0.997, 1.003])
    tone(ear, { pitch: pitch * off, level: level / 2, lasts, shape: "sawtooth", rise: 0.05, below: pitch * 3.2 });
}

/** Two dice over a table: quick knocks that slow down and grow soft. */
function dice(ear: Ear): void {
  let at = 0;
  for (let n = 0; n < 9; n++) {
    knock(after(ear, at), 620 + Math.random() * 420, 0.3 * 0.82 ** n);
    at += 0.035 + n * 0.011 + Math.random() * 0.025;
  }
}

function coin(ear: Ear): void {
  for (const [n, pitch] of [2489, 3322].entries()) {
    tone(after(ear, n * 0.075), { pitch, level: 0.1, lasts: 0.34 });
    tone(after(ear, n * 0.075), { pitch: pitch * 1.51, level: 0.05, lasts: 0.2 });
  }
}

function robber(ear: Ear): void {
  for (const pitch of [73.4, 87.3, 110])
    tone(ear, { pitch, to: pitch * 0.94, level: 0.15, lasts: 1.1, shape: "sawtooth", rise: 0.12, below: 800 });
  knock(ear, 70, 0.8);
}

/** Three notes up and a chord that stays. */
function fanfare(ear: Ear): void {
  for (const [n, pitch] of [392, 523, 659].entries()) brass(after(ear, n * 0.15), pitch, 0.2, 0.3);
  for (const pitch of [262, 392, 523, 659, 784]) brass(after(ear, 0.48), pitch, 0.13, 1.9);
  for (let n = 0; n < 10; n++) marimba(after(ear, 0.55 + n * 0.09), [1047, 1319, 1568, 2093][n % 4]!, 0.05, 0.6);
}

export const VOICES: Record<Sound, (ear: Ear) => void> = {
  dice,
  wood: (ear) => {
    knock(ear, 310, 0.62);
    knock(after(ear, 0.09), 390, 0.18);
  },
  card: (ear) => rub(ear, { from: 1700, to: 5200, level: 0.6, lasts: 0.16, rise: 0.05, q: 0.9 }),
  coin,
  robber,
  turn: (ear) => {
    marimba(ear, 523, 0.15);
    marimba(after(ear, 0.13), 784, 0.15, 0.7);
  },
  win: fanfare,
  no: (ear) => marimba(ear, 233, 0.42, 0.3),
  tick: (ear) => rub(ear, { from: 3200, to: 2600, level: 0.9, lasts: 0.04 }),
};
