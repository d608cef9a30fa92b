/** A worker that only thinks. It hears nothing while it does: whoever no longer wants its answer ends it. */
import { Engine } from './engine';

export interface Thinking {
  module: WebAssembly.Module;
  /** A question, written. */
  question: string;
}

addEventListener('message', ({ data }: MessageEvent<Thinking>) => {
  void Engine.start(data.module, (found) => postMessage(found))
    .then((engine) => engine.think(data.question))
    .catch(() => postMessage('"failed"'));
});
