export { DataIcon, type DataIconProps, isIconName } from './DataIcon.tsx';
export { Icon, type IconProps, type IconType } from './Icon.tsx';
export * from './icons.ts';
