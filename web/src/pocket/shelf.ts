/** What this browser keeps of its tables: records, entries one by one, and what bots thought of finished games. */

const NAME = 'howlcrown';
const STORES = ['tables', 'entries', 'judged'] as const;

/** A table as it is kept, each part written. */
export interface KeptTable {
  record: string;
  entries: string[];
  judged: string | null;
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase | null) {}

  /** A browser that keeps nothing, as in some private windows, plays all the same. */
  static async open(): Promise<Shelf> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        for (const it of STORES) request.result.createObjectStore(it);
      };
      return new Shelf(await done(request));
    } catch {
      return new Shelf(null);
    }
  }

  async all(): Promise<KeptTable[]> {
    if (!this.database) return [];
    const reading = this.database.transaction(STORES, 'readonly');
    const [tables, entries, judged] = STORES.map((it) => reading.objectStore(it)) as [
      IDBObjectStore,
      IDBObjectStore,
      IDBObjectStore,
    ];
    const ids = (await done(tables.getAllKeys())) as string[];
    const read = async (id: string): Promise<KeptTable> => ({
      record: (await done(tables.get(id))) as string,
      entries: (await done(entries.getAll(IDBKeyRange.bound([id], [id, []])))) as string[],
      judged: ((await done(judged.get(id))) as string | undefined) ?? null,
    });
    return Promise.all(ids.map(read));
  }

  /** Keeps a table and its new entries, all of it or nothing. */
  keep(table: string, record: string, entries: string[], from: number): Promise<void> {
    return this.write((store) => {
      store('tables').put(record, table);
      entries.forEach((it, index) => store('entries').put(it, [table, from + index]));
    });
  }

  keepJudged(table: string, judged: string): Promise<void> {
    return this.write((store) => void store('judged').put(judged, table));
  }

  drop(table: string): Promise<void> {
    return this.write((store) => {
      store('tables').delete(table);
      store('judged').delete(table);
      store('entries').delete(IDBKeyRange.bound([table], [table, []]));
    });
  }

  private write(work: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
    if (!this.database) return Promise.resolve();
    const writing = this.database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    work((name) => writing.objectStore(name));
    return new Promise((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('not kept'));
    });
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
