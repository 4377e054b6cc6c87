export { InlineSelect, type InlineSelectOption, type InlineSelectProps } from './inline-select.tsx';
