export { DataIcon, type DataIconProps, isIconName } from './data-icon.tsx';
export { Icon, type IconProps, type IconType } from './icon.tsx';
export * from './icons.ts';
