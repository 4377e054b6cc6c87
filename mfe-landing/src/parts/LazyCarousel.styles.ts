import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The first slide, with the room that the controls will take: nothing moves when they come. */
export const Waiting = styled.div({ paddingBlockEnd: `calc(2.75rem + ${token.space[4]})` });
