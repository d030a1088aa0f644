/** Returns whether `If-None-Match` names a tag. Compares weakly, as RFC 9110 section 13.1.2 requires. */
export function matchesEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(opaqueTag);
  return tags.includes(opaqueTag(etag)) || tags.includes('*');
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
