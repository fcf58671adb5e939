import { uuidv7 } from 'uuidv7';
import type { Ids } from './ports.ts';

export const uuidv7Ids: Ids = { next: uuidv7 };
