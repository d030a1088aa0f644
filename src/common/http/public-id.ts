/** The ids of one kind of object, as callers see them. */
interface PublicId {
  format: (uuid: string) => string;
  /** Returns the UUID of an id; null if it is malformed. */
  parse: (id: string) => string | null;
}

/** Defines ids with a prefix, such as `gen`: `gen_` and the 32 hexadecimal digits of a UUID. */
export function publicId(prefix: string): PublicId {
  const form = new RegExp(`^${prefix}_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$`);
  return {
    format: (uuid) => `${prefix}_${uuid.replaceAll('-', '')}`,
    parse: (id) => form.exec(id)?.slice(1).join('-') ?? null,
  };
}
