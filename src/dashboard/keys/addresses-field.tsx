/** The networks that a key can be used from. */
export function AddressesField({ value }: { value: string }) {
  return (
    <div class="field">
      <label for="cidrs">Allowed addresses</label>
      <textarea id="cidrs" name="cidrs" rows={3} maxLength={4000} class="code" aria-describedby="cidrs-hint">
        {value}
      </textarea>
      <small id="cidrs-hint" class="hint">
        One per line, such as 203.0.113.0/24. Leave empty to allow all addresses.
      </small>
    </div>
  );
}
