import { TextArea } from '../../web/text-area.js';

/** The networks that a key can be used from. */
export function AddressesField({ value }: { value: string }) {
  return (
    <TextArea
      label="Allowed addresses"
      name="cidrs"
      value={value}
      hint="One per line, such as 203.0.113.0/24. Leave empty to allow all addresses."
      rows={3}
      maxLength={4000}
    />
  );
}
