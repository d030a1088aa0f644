import type { ComponentChildren } from 'preact';
import { Problem } from '../../web/form.js';
import { SelectField } from '../../web/select-field.js';
import { ConfirmPage } from './confirm-page.js';
import type { SessionContext } from './session-context.js';

const OVERLAPS = [
  ['0', 'now'],
  ['1h', 'in 1 hour'],
  ['24h', 'in 24 hours'],
  ['7d', 'in 7 days'],
] as const;

interface RotationPageProps {
  context: SessionContext;
  title: string;
  /** Where the form is posted to. */
  action: string;
  /** The label of the button. */
  verb: string;
  /** The page of the key or app, for the cancel link and the breadcrumbs. */
  back: string;
  subject: string;
  /** The label of the field: which key or secret expires. */
  label: string;
  /** Identifies the key or secret, as for `ConfirmPage`. */
  seen?: string | undefined;
  problem?: string | undefined;
  /** What will happen, and to which key or secret. */
  children: ComponentChildren;
}

/** The confirmation page for a rotation, with a choice of how long the old key or secret stays valid. */
export function RotationPage({ label, problem, children, ...page }: RotationPageProps) {
  return (
    <ConfirmPage {...page} isDangerous={false}>
      <Problem text={problem} />
      {children}
      <SelectField label={label} name="overlap" value="24h" options={OVERLAPS} />
    </ConfirmPage>
  );
}
