import { INK } from './palette.ts';

export type SitterName = 'maren' | 'elias';

export interface Sitter {
  ground: string;
  ink: string;
  /** The side that the light comes from: -1 left, 1 right. */
  side: -1 | 1;
  hair: 'bob' | 'short';
  jaw: number;
  neck: number;
  glasses: boolean;
  beard: boolean;
}

export const SITTERS: Record<SitterName, Sitter> = {
  maren: {
    ground: INK.sage,
    ink: INK.forest,
    side: -1,
    hair: 'bob',
    jaw: 0.94,
    neck: 42,
    glasses: false,
    beard: false,
  },
  elias: {
    ground: INK.rose,
    ink: INK.plum,
    side: 1,
    hair: 'short',
    jaw: 1.24,
    neck: 50,
    glasses: true,
    beard: true,
  },
};
