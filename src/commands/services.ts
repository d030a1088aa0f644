import { Injectable, type Type } from '@nestjs/common';

/** The services on an open database. */
export interface OpenServices {
  get<Service>(type: Type<Service>): Service;
  close(): Promise<void>;
}

/**
 * The services for commands. They are opened when a command first uses one, so that help and invalid usage do not read the
 * configuration, create folders or start a database.
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

  /** Closes the database, even while it is being opened. Further calls have no effect. */
  close(): Promise<void> {
    return (this.closing ??= this.closeAll());
  }

  private async closeAll() {
    this.stop.abort();
    const services = await this.opening?.catch(() => undefined);
    await services?.close();
  }
}
