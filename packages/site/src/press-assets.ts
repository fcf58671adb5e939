import type { HostSlug } from './hosts.ts';

/** Where a file stands on the page, and in which folder of the archive. */
export type PressGroup = 'photos' | 'logos-and-branding' | 'audio-and-video' | 'texts';

export interface PressFile {
  /** Its address is /press/ and this. */
  file: string;
  mediaType: 'image/svg+xml' | 'image/png' | 'audio/wav' | 'text/plain' | 'application/pdf';
  /** What the link says it is: 'PNG', 'SVG, animated'. */
  format: string;
  /** The width of a PNG, whose height follows from its drawing. */
  pixels?: number;
}

/** One thing in one or more formats. */
export interface PressAsset {
  title: string;
  text: string;
  group: PressGroup;
  /** Whose biography or portrait it is. */
  host?: HostSlug;
  /** What lies behind a picture whose own ground is transparent. */
  ground?: 'light' | 'dark';
  /** The shape of a photo: width and height in any unit. */
  shape?: readonly [width: number, height: number];
  files: readonly PressFile[];
}

/** The archive of everything, as it is offered and saved. */
export const PRESS_ARCHIVE = 'press-kit.zip';

const svg = (file: string, format = 'SVG'): PressFile => ({ file, mediaType: 'image/svg+xml', format });
const png = (file: string, pixels: number): PressFile => ({ file, mediaType: 'image/png', format: 'PNG', pixels });
const wav = (file: string): PressFile => ({ file, mediaType: 'audio/wav', format: 'WAV' });
const txt = (file: string): PressFile => ({ file, mediaType: 'text/plain', format: 'Text' });
const pdf = (file: string): PressFile => ({ file, mediaType: 'application/pdf', format: 'PDF' });

/** Everything the press kit holds (specification §2, Media kit page); the server makes each file once. */
export const PRESS_ASSETS: readonly PressAsset[] = [
  {
    title: 'Maren Oduya',
    text: 'Portrait, 1600 × 2000 px',
    group: 'photos',
    host: 'maren-oduya',
    shape: [480, 600],
    files: [png('maren-oduya.png', 1600), svg('maren-oduya.svg')],
  },
  {
    title: 'Elias Thornquist',
    text: 'Portrait, 1600 × 2000 px',
    group: 'photos',
    host: 'elias-thornquist',
    shape: [480, 600],
    files: [png('elias-thornquist.png', 1600), svg('elias-thornquist.svg')],
  },
  {
    title: 'Both hosts',
    text: 'Side by side, 2400 × 1500 px',
    group: 'photos',
    shape: [960, 600],
    files: [png('both-hosts.png', 2400), svg('both-hosts.svg')],
  },
  {
    title: 'Wordmark for light grounds',
    text: 'Green and ink, 2400 px wide',
    group: 'logos-and-branding',
    ground: 'light',
    files: [png('wordmark-on-light.png', 2400), svg('wordmark-on-light.svg')],
  },
  {
    title: 'Wordmark for dark grounds',
    text: 'Sage and paper, 2400 px wide',
    group: 'logos-and-branding',
    ground: 'dark',
    files: [png('wordmark-on-dark.png', 2400), svg('wordmark-on-dark.svg')],
  },
  {
    title: 'Mark for light grounds',
    text: 'Six bars in green, 1200 px square',
    group: 'logos-and-branding',
    ground: 'light',
    files: [png('mark-on-light.png', 1200), svg('mark-on-light.svg')],
  },
  {
    title: 'Mark for dark grounds',
    text: 'Six bars in sage, 1200 px square',
    group: 'logos-and-branding',
    ground: 'dark',
    files: [png('mark-on-dark.png', 1200), svg('mark-on-dark.svg')],
  },
  {
    title: 'Icon',
    text: 'Four bars on green for small sizes, 512 px square',
    group: 'logos-and-branding',
    ground: 'light',
    files: [png('icon.png', 512), svg('icon.svg')],
  },
  {
    title: 'Colours',
    text: 'Six, each with its hex and RGB values',
    group: 'logos-and-branding',
    files: [txt('colours.txt')],
  },
  {
    title: 'Ident',
    text: 'Six rising tones, one for each bar of the mark. 6 seconds, 44.1 kHz, 16-bit stereo',
    group: 'audio-and-video',
    files: [wav('ident.wav')],
  },
  {
    title: 'Closing tones',
    text: 'The same six on their way down. 5 seconds, 44.1 kHz, 16-bit stereo',
    group: 'audio-and-video',
    files: [wav('closing-tones.wav')],
  },
  {
    title: 'Mark in motion',
    text: 'The bars grow from their axis, in a loop of 6 seconds, in step with the ident',
    group: 'audio-and-video',
    files: [svg('mark-in-motion.svg', 'SVG, animated')],
  },
  {
    title: 'Curve in motion',
    text: 'Forty years at seven per cent drawn as sound, in a loop of 8 seconds',
    group: 'audio-and-video',
    files: [svg('curve-in-motion.svg', 'SVG, animated')],
  },
  {
    title: 'Biography of Maren Oduya',
    text: 'Short and full, with credentials and achievements',
    group: 'texts',
    host: 'maren-oduya',
    files: [pdf('maren-oduya-biography.pdf'), txt('maren-oduya-biography.txt')],
  },
  {
    title: 'Biography of Elias Thornquist',
    text: 'Short and full, with credentials and achievements',
    group: 'texts',
    host: 'elias-thornquist',
    files: [pdf('elias-thornquist-biography.pdf'), txt('elias-thornquist-biography.txt')],
  },
  {
    title: 'About the show',
    text: 'Facts, descriptions, introductions, topics and terms of use',
    group: 'texts',
    files: [txt('about-the-show.txt')],
  },
];

/** Every single file of the kit. */
export const PRESS_FILES: readonly PressFile[] = PRESS_ASSETS.flatMap(({ files }) => files);
