export type { FigureName } from '../sample/sample-content.ts';
