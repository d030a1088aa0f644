import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refuses audit events that are inserted beside the chain: only the one that the head names in the same statement. */
export class AuditEventsFollowTheHead1795220100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION refuse_audit_event_beside_head() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF NOT EXISTS (SELECT FROM audit_head WHERE seq = NEW.seq AND link = NEW.link) THEN
          RAISE EXCEPTION 'event % is not the head of the audit log', NEW.seq;
        END IF;
        RETURN NULL;
      END $body$;
      -- After the statement, because the statement that appends an event also moves the head.
      CREATE TRIGGER audit_events_follow_head AFTER INSERT ON audit_events
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_event_beside_head();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER audit_events_follow_head ON audit_events;
      DROP FUNCTION refuse_audit_event_beside_head;
    `);
  }
}
