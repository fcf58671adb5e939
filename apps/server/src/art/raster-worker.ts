import { type Drawing, rasterise } from './rasterise.ts';

process.on('message', (drawing: Drawing) => {
  try {
    process.send?.(rasterise(drawing));
  } catch (error) {
    process.send?.(String(error));
  }
});
