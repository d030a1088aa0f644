import { Injectable, type Type } from '@nestjs/common';

/** The services on an open database. */
export interface OpenServices {
  get<Service>(type: Type<Service>): Service;
  close(): Promise<void>;
}

/**
 * The services that commands work with. They are opened when a command first asks for one, so that help and
 * bad usage read no configuration, make no folder and start no database.
 */
@Injectable()
export class Services {
  private opening: Promise<OpenServices> | undefined;
  private closing: Promise<void> | undefined;
  private readonly stop = new AbortController();

  constructor(private readonly open: (stop: AbortSignal) => Promise<OpenServices>) {}

  async get<Service>(type: Type<Service>): Promise<Service> {
    return (await (this.opening ??= this.open(this.stop.signal))).get(type);
  }

  /** Closes the database, also while it is still being opened. A second call does nothing more. */
  close(): Promise<void> {
    return (this.closing ??= this.letGo());
  }

  private async letGo() {
    this.stop.abort();
    const services = await this.opening?.catch(() => undefined);
    await services?.close();
  }
}
