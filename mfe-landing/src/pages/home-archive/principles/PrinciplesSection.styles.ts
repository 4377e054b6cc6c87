import styled from '@emotion/styled';

/** About the height of the first layout, to prevent a layout shift when it loads. */
export const LoadingPlaceholder = styled.div({ minHeight: '60rem', '@media print': { minHeight: 0 } });
