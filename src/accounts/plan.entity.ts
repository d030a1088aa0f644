import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an account may do at most, for all its credentials together; editable by admins. */
@Entity('plans')
export class Plan {
  @PrimaryColumn('text')
  id: string;

  @Column('integer', { name: 'requests_per_minute' })
  requestsPerMinute: number;

  /** Requests under way at once, per credential and process. */
  @Column('integer')
  concurrency: number;

  /** null where there is no cap. */
  @Column('bigint', {
    name: 'tokens_per_month',
    nullable: true,
    transformer: { to: (value) => value, from: toNumber },
  })
  tokensPerMonth: number | null;
}

/** PostgreSQL's bigint arrives as text; our figures stay below 2^53. */
export function toNumber(value: string | null): number | null {
  return value === null ? null : Number(value);
}
