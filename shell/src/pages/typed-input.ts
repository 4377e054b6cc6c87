type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field with the browser's native setter. React's own setter on the element would record the value,
 * and React would then ignore the input event.
 */
export function setFieldValue(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, property) ?? {};
  set?.call(field, value);
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** The value that a field has in the markup. */
function markupValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Takes the visitor's input from before hydration, and resets the fields to their markup, so that hydration
 * finds what it expects.
 * @returns for each changed field, a function that enters its value again after hydration, or into the field at
 * the same position when the view was rendered again
 */
export function takeTypedInput(root: HTMLElement): (() => void)[] {
  const findFields = () => [...root.querySelectorAll<Field>('input, textarea, select')];
  const restorers: (() => void)[] = [];
  for (const [index, field] of findFields().entries()) {
    const currentField = () => (field.isConnected ? field : findFields()[index]);
    if (isCheckable(field)) {
      if (field.checked === field.defaultChecked) continue;
      setFieldValue(field, 'checked', field.defaultChecked);
      restorers.push(() => currentField()?.click());
      continue;
    }
    const { value } = field;
    const initial = markupValue(field);
    if (value === initial) continue;
    setFieldValue(field, 'value', initial);
    restorers.push(() => {
      const target = currentField();
      if (!target) return;
      setFieldValue(target, 'value', value);
      target.dispatchEvent(
        new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    });
  }
  return restorers;
}
