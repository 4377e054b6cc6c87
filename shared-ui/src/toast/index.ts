export { Toast, type ToastProps } from './toast.tsx';
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
