/** One or more sentences of one host, with only short pauses between them. */
export interface Line {
  host: 'maren' | 'elias';
  text: string;
}

/** Lines about one subject. With `chapter`, the part is a chapter with that title. */
export interface Part {
  chapter?: string;
  lines: readonly Line[];
}

/** The text of an episode's sample. */
export interface Script {
  /** The slug of the sample episode in packages/site. */
  slug: string;
  title: string;
  parts: readonly Part[];
  /** 'members': only members hear the sample. 'announced': only the public rendition has an announcement. */
  audio: 'members' | 'announced' | 'same for everyone';
}

export const maren = (text: string): Line => ({ host: 'maren', text });
export const elias = (text: string): Line => ({ host: 'elias', text });
