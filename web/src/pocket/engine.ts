/** The rules and bots as WebAssembly: text goes in and out through the module's memory. */

interface Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  handle(time: number): number;
  think(): number;
}

export class Engine {
  private readonly encoder = new TextEncoder();

  private constructor(private readonly exports: Exports) {}

  /** An instance of its own; what it says goes to `put`. */
  static async start(module: WebAssembly.Module, put: (text: string) => void): Promise<Engine> {
    const decoder = new TextDecoder();
    // The memory is known only once there is an instance.
    const made: { memory?: WebAssembly.Memory } = {};
    const env = {
      now: () => performance.now(),
      put: (at: number, length: number) => {
        const bytes = new Uint8Array(made.memory?.buffer ?? new ArrayBuffer(0), at, length);
        put(decoder.decode(bytes));
      },
    };
    const instance = await WebAssembly.instantiate(module, { env });
    const exports = instance.exports as unknown as Exports;
    made.memory = exports.memory;
    return new Engine(exports);
  }

  /** A message to the tables. */
  handle(message: string): void {
    this.write(message);
    if (!this.exports.handle(Date.now()))
      throw new Error(`not understood: ${message.slice(0, 80)}`);
  }

  /** A question to bots; it takes as long as it takes. */
  think(question: string): void {
    this.write(question);
    if (!this.exports.think()) throw new Error('not a question');
  }

  private write(text: string): void {
    const bytes = this.encoder.encode(text);
    const at = this.exports.reserve(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
}
