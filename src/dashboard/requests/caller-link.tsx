import { KEYS_PATH } from '../keys/key-paths.js';

/** The key or token that a request was made with. */
interface Caller {
  type: 'api_key' | 'oauth_token';
  id: string;
  clientId: string | null;
  /** The name of the key or app; null if it is unknown or has been deleted. */
  name: string | null;
}

interface CallerLinkProps {
  caller: Caller;
  isAdministration: boolean;
}

/** Names the key, with a link to its page, or the app. */
export function CallerLink({ caller, isAdministration }: CallerLinkProps) {
  const { type, id, clientId, name } = caller;
  if (type === 'oauth_token') return <>an access token of the app {name ?? clientId}</>;
  return <a href={`${isAdministration ? '/admin/keys' : KEYS_PATH}/${id}`}>{name ?? id}</a>;
}
