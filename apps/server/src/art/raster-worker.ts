import { parentPort } from 'node:worker_threads';
import { type Drawing, rasterise } from './rasterise.ts';

parentPort?.on('message', (drawing: Drawing) => {
  try {
    parentPort?.postMessage(rasterise(drawing));
  } catch (error) {
    parentPort?.postMessage(String(error));
  }
});
