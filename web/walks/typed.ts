/**
 * What real games send, held against the types that are generated from the rules: the compiler alone
 * only compares the page with the types, never the types with what comes.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/** The types that values are held against. */
const TYPES = {
  View: 'Wire.View',
  Figures: 'Wire.Figures',
  Action: 'Wire.Action',
  Event: 'Wire.Event',
  Refusal: 'Wire.Refusal<Wire.Rejection>',
  Facts: 'Protocol.Facts<Wire.Facts>',
  Frame: 'Protocol.Frame<Wire.View, Wire.Figures, Wire.Offers, Wire.Event>',
  Preview: 'Protocol.Preview<Wire.Figures, Wire.Event>',
};
export type Kind = keyof typeof TYPES;

/** Fields whose words decide what else there is. */
const TAGS = ['act', 'event', 'reason', 'phase'];

/** What a value shows of its type: which field is of what kind, or has which word. */
function* facts(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const it of value) yield* facts(it, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    const tag = fields.find(([key, it]) => TAGS.includes(key) && typeof it === 'string');
    for (const [key, it] of fields) yield* facts(it, `${path}(${tag?.[1] ?? ''}).${key}`);
  } else {
    // Hexes and cards have a digit or a capital letter; there are too many to see them all.
    const word = typeof value === 'string' && /^[a-z_-]+$/.test(value);
    yield `${path}: ${word || value === null ? value : typeof value}`;
  }
}

/** Values worth looking at: those that show something that none before them has shown. */
export class Seen {
  private readonly known = new Set<string>();
  private readonly kept: { kind: Kind; value: unknown }[] = [];

  add(kind: Kind, value: unknown): void {
    const fresh = [...facts(value, kind)].filter((it) => !this.known.has(it));
    if (fresh.length === 0) return;
    for (const it of fresh) this.known.add(it);
    this.kept.push({ kind, value });
  }

  /** How many values of this kind were kept. */
  count(kind: Kind): number {
    return this.kept.filter((it) => it.kind === kind).length;
  }

  /** What the compiler says against these values as those of a game. */
  misfits(game: string): string[] {
    const file = join(ROOT, `games/${game}/ui/generated/seen.ts`);
    const lines = this.kept.map(
      ({ kind, value }, at) => `export const it${at}: ${TYPES[kind]} = ${JSON.stringify(value)};`,
    );
    const text = [
      "import type * as Wire from './wire';",
      "import type * as Protocol from '../../../../web/src/generated/protocol';",
      ...lines,
    ].join('\n');
    const options: ts.CompilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts'],
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.getDefaultLibLocation = () => dirname(ts.getDefaultLibFilePath(options));
    host.fileExists = (name) => name === file || fileExists(name);
    host.getSourceFile = (name, language, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, language)
        : getSourceFile(name, language, ...rest);
    const program = ts.createProgram([file], options, host);
    return ts.getPreEmitDiagnostics(program).map((it) => {
      const line = it.file?.getLineAndCharacterOfPosition(it.start ?? 0).line ?? 0;
      const where = it.file?.fileName === file ? text.split('\n')[line]?.slice(0, 80) : '';
      return `${where} ${ts.flattenDiagnosticMessageText(it.messageText, ' ')}`;
    });
  }
}
