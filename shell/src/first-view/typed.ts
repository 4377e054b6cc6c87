type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Past what React puts in between, which would take a value that it sees again for no change. */
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
 * What was typed and chosen before the page could take it. Fields are put back as they stood in the markup, for the page to
 * take them over.
 * @returns for each of them, what types it again, once the page listens
 */
export function takeTyped(root: HTMLElement): (() => void)[] {
  const again: (() => void)[] = [];
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (isTicked(field)) {
      if (field.checked === field.defaultChecked) continue;
      write(field, 'checked', field.defaultChecked);
      again.push(() => field.click());
      continue;
    }
    const { value } = field;
    const first = firstValue(field);
    if (value === first) continue;
    write(field, 'value', first);
    again.push(() => {
      write(field, 'value', value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    });
  }
  return again;
}
