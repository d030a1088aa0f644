import { useEffect, useState } from 'preact/hooks';

/** The API key that was entered, for every operation of the page. It is in memory only, never stored. */
let key = '';
const listeners = new Set<(key: string) => void>();

/** Returns the key, and a function that changes it for the whole page. */
export function useSharedKey(): [string, (key: string) => void] {
  const [current, setCurrent] = useState(key);
  useEffect(() => {
    listeners.add(setCurrent);
    return () => void listeners.delete(setCurrent);
  }, []);
  return [current, shareKey];
}

function shareKey(entered: string) {
  key = entered;
  for (const listener of listeners) listener(key);
}
