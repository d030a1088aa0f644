import { hkdfSync } from 'node:crypto';

/** A key for one purpose, with the id that is stored with the data it protects. */
export interface PurposeKey {
  id: string;
  bytes: Buffer;
}

const ENTRY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/** A derived key of a removed `SECRET_KEY` entry, which still verifies existing data. */
export interface RetainedKey extends PurposeKey {
  purpose: string;
}

/**
 * The keys of `SECRET_KEY`: the first encrypts and signs, the others decrypt and verify. Each purpose has a separate
 * derived key (HKDF-SHA-256, RFC 5869).
 */
export class KeyRing {
  private readonly derived = new Map<string, PurposeKey>();

  private constructor(
    private readonly masters: readonly PurposeKey[],
    private readonly retained: readonly RetainedKey[] = [],
  ) {}

  /** Reads `id:base64 of 32 bytes[,older…]`; throws an Error that describes the problem without quoting a key. */
  static parse(text: string): KeyRing {
    const masters = text.split(',').map((entry) => {
      const match = ENTRY.exec(entry.trim());
      if (!match) throw new Error('must be `id:base64 of 32 bytes`, more of them separated by commas');
      return { id: match[1]!, bytes: Buffer.from(match[2]!, 'base64') };
    });
    if (new Set(masters.map(({ id }) => id)).size < masters.length)
      throw new Error('must not name an id twice');
    return new KeyRing(masters);
  }

  /** The same ring with keys of masters that are no longer listed. */
  withRetained(retained: readonly RetainedKey[]): KeyRing {
    return new KeyRing(this.masters, retained);
  }

  /** The ids of the listed keys, the current one first. */
  get ids(): string[] {
    return this.masters.map(({ id }) => id);
  }

  /** The key that encrypts and signs new data. */
  current(purpose: string): PurposeKey {
    return this.derive(this.masters[0]!, purpose);
  }

  /** All keys of a purpose that stored data may depend on, current one first. */
  all(purpose: string): PurposeKey[] {
    const retained = this.retained.filter((key) => key.purpose === purpose);
    return [...this.masters.map((master) => this.derive(master, purpose)), ...retained];
  }

  /** The key with an id; null if it is not in the ring. */
  find(purpose: string, id: string): PurposeKey | null {
    const master = this.masters.find((key) => key.id === id);
    if (master) return this.derive(master, purpose);
    return this.retained.find((key) => key.id === id && key.purpose === purpose) ?? null;
  }

  /** Like `find`, but throws an Error that names a missing key. */
  get(purpose: string, id: string): PurposeKey {
    const key = this.find(purpose, id);
    if (!key) throw new Error(`the key ${id} of ${purpose} data is not in SECRET_KEY`);
    return key;
  }

  private derive(master: PurposeKey, purpose: string): PurposeKey {
    const name = `${master.id}/${purpose}`;
    let key = this.derived.get(name);
    if (!key) {
      const bytes = Buffer.from(hkdfSync('sha256', master.bytes, '', `copydesk/${purpose}`, 32));
      this.derived.set(name, (key = { id: master.id, bytes }));
    }
    return key;
  }
}
