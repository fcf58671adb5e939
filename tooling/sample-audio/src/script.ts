/** A sentence or several of one host, without a pause between the sentences of more than a breath. */
export interface Line {
  host: 'maren' | 'elias';
  text: string;
}

/** Lines about one thing. With a title, the part is a chapter. */
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
  /** 'members' is heard only by members. 'announced' has an announcement that members don't hear. */
  audio: 'members' | 'announced' | 'same for everyone';
}

export const maren = (text: string): Line => ({ host: 'maren', text });
export const elias = (text: string): Line => ({ host: 'elias', text });
