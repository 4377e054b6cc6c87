export { InlineSelect, type InlineSelectOption, type InlineSelectProps } from './InlineSelect.tsx';
