import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The least that the library can run on: a map. The library's own in-memory adapter keeps only a thousand entries. */
export class MapAdapter implements Adapter {
  private static readonly entries = new Map<string, AdapterPayload>();
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  async upsert(id: string, payload: AdapterPayload) {
    MapAdapter.entries.set(this.key(id), payload);
  }

  async find(id: string) {
    return MapAdapter.entries.get(this.key(id));
  }

  async consume(id: string) {
    MapAdapter.entries.get(this.key(id))!.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    MapAdapter.entries.delete(this.key(id));
  }

  async revokeByGrantId() {}
  async findByUid() {
    return undefined;
  }
  async findByUserCode() {
    return undefined;
  }

  private key(id: string) {
    return `${this.name}:${id}`;
  }
}
