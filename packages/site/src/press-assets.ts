import type { HostSlug } from './hosts.ts';

/** The section of the page that lists a file, and the folder of the archive that contains it. */
export type PressGroup = 'photos' | 'logos-and-branding' | 'audio-and-video' | 'texts';

export interface PressFile {
  /** The file name. The URL is '/press/' followed by this name. */
  file: string;
  mediaType: 'image/svg+xml' | 'image/png' | 'audio/wav' | 'text/plain' | 'application/pdf';
  /** The label of the link: 'PNG', 'SVG, animated'. */
  format: string;
  /** The width of a PNG in pixels. The height follows from the drawing's aspect ratio. */
  pixels?: number;
}

/** An asset in one or more formats. */
export interface PressAsset {
  title: string;
  text: string;
  group: PressGroup;
  /** The host of the biography or portrait. */
  host?: HostSlug;
  /** The background behind a transparent picture. */
  ground?: 'light' | 'dark';
  /** The aspect ratio of a photo: width and height in any unit. */
  shape?: readonly [width: number, height: number];
  files: readonly PressFile[];
}

/** The file name of the archive with all files. */
export const PRESS_ARCHIVE = 'press-kit.zip';

const svg = (file: string, format = 'SVG'): PressFile => ({ file, mediaType: 'image/svg+xml', format });
const png = (file: string, pixels: number): PressFile => ({ file, mediaType: 'image/png', format: 'PNG', pixels });
const wav = (file: string): PressFile => ({ file, mediaType: 'audio/wav', format: 'WAV' });
const txt = (file: string): PressFile => ({ file, mediaType: 'text/plain', format: 'Text' });
const pdf = (file: string): PressFile => ({ file, mediaType: 'application/pdf', format: 'PDF' });

const drawn = (stem: string, pixels: number) => [png(`${stem}.png`, pixels), svg(`${stem}.svg`)];

const portrait = (host: HostSlug, title: string): PressAsset => ({
  title,
  text: 'Portrait, 1600 × 2000 px',
  group: 'photos',
  host,
  shape: [480, 600],
  files: drawn(host, 1600),
});
const logo = (stem: string, pixels: number, look: Pick<PressAsset, 'title' | 'text' | 'ground'>): PressAsset => ({
  ...look,
  group: 'logos-and-branding',
  files: drawn(stem, pixels),
});
const biography = (host: HostSlug, name: string): PressAsset => ({
  title: `Biography of ${name}`,
  text: 'Short and full, with credentials and achievements',
  group: 'texts',
  host,
  files: [pdf(`${host}-biography.pdf`), txt(`${host}-biography.txt`)],
});

/** The contents of the press kit. The server generates each file once. */
export const PRESS_ASSETS: readonly PressAsset[] = [
  portrait('maren-oduya', 'Maren Oduya'),
  portrait('elias-thornquist', 'Elias Thornquist'),
  {
    title: 'Both hosts',
    text: 'Side by side, 2400 × 1500 px',
    group: 'photos',
    shape: [960, 600],
    files: drawn('both-hosts', 2400),
  },
  logo('wordmark-on-light', 2400, {
    title: 'Wordmark for light backgrounds',
    text: 'Green and ink, 2400 px wide',
    ground: 'light',
  }),
  logo('wordmark-on-dark', 2400, {
    title: 'Wordmark for dark backgrounds',
    text: 'Sage and bone, 2400 px wide',
    ground: 'dark',
  }),
  logo('mark-on-light', 1200, {
    title: 'Mark for light backgrounds',
    text: 'Six bars in green, 1200 px square',
    ground: 'light',
  }),
  logo('mark-on-dark', 1200, {
    title: 'Mark for dark backgrounds',
    text: 'Six bars in sage, 1200 px square',
    ground: 'dark',
  }),
  logo('icon', 512, { title: 'Icon', text: 'Four bars on green for small sizes, 512 px square', ground: 'light' }),
  {
    title: 'Colours',
    text: 'Six colours, each with its hex and RGB values',
    group: 'logos-and-branding',
    files: [txt('colours.txt')],
  },
  {
    title: 'Ident',
    text: 'Six rising tones, one for each bar of the mark. 6 seconds, 44.1 kHz, 16 bits, stereo',
    group: 'audio-and-video',
    files: [wav('ident.wav')],
  },
  {
    title: 'Closing tones',
    text: 'The same six tones, falling. 5 seconds, 44.1 kHz, 16 bits, stereo',
    group: 'audio-and-video',
    files: [wav('closing-tones.wav')],
  },
  {
    title: 'Mark in motion',
    text: 'The six bars grow from their axis in time with the ident, in a loop of 6 seconds',
    group: 'audio-and-video',
    files: [svg('mark-in-motion.svg', 'SVG, animated')],
  },
  {
    title: 'Curve in motion',
    text: 'Forty years of growth at seven per cent, drawn both as a curve and as a waveform, in a loop of 8 seconds',
    group: 'audio-and-video',
    files: [svg('curve-in-motion.svg', 'SVG, animated')],
  },
  biography('maren-oduya', 'Maren Oduya'),
  biography('elias-thornquist', 'Elias Thornquist'),
  {
    title: 'About the show',
    text: 'Facts, descriptions, introductions, topics and terms of use',
    group: 'texts',
    files: [txt('about-the-show.txt')],
  },
];

/** All files of the press kit. */
export const PRESS_FILES: readonly PressFile[] = PRESS_ASSETS.flatMap(({ files }) => files);
