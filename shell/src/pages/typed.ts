type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value past React's own setter, which would ignore a value that it has seen. */
export function write(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, property) ?? {};
  set?.call(field, value);
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** The value that a field has in the markup. */
function firstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Takes the input from before hydration, and resets the fields to their markup, so that they match.
 * @returns for each field, a function that types it again after hydration
 */
export function takeTyped(root: HTMLElement): (() => void)[] {
  const restorers: (() => void)[] = [];
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (isTicked(field)) {
      if (field.checked === field.defaultChecked) continue;
      write(field, 'checked', field.defaultChecked);
      restorers.push(() => field.click());
      continue;
    }
    const { value } = field;
    const first = firstValue(field);
    if (value === first) continue;
    write(field, 'value', first);
    restorers.push(() => {
      write(field, 'value', value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    });
  }
  return restorers;
}
