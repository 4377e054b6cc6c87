export { Toast, type ToastProps } from './Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
