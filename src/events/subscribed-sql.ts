/** The SQL expressions that describe an event. */
interface EventExpressions {
  account: string;
  /** The app that caused it, or NULL. */
  client: string;
  type: string;
}

/**
 * Returns an SQL condition: whether an endpoint of the account subscribes to an event. An endpoint of an app
 * receives only events of that app's requests. Accounts without endpoints cost one look-up in an index.
 */
export function isSubscribed({ account, client, type }: EventExpressions): string {
  return `EXISTS (
    SELECT FROM webhook_endpoints AS subscriber
     WHERE subscriber.account_id = ${account} AND (subscriber.client_id IS NULL OR subscriber.client_id = ${client})
       AND ${type} = ANY(subscriber.events))`;
}
