/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './schemas/accessToken.zod.ts';
import type { AccountTakenProblem } from './schemas/accountTakenProblem.zod.ts';
import type { ChatMessage } from './schemas/chatMessage.zod.ts';
import type { ChatMessages } from './schemas/chatMessages.zod.ts';
import type { ChatNotification } from './schemas/chatNotification.zod.ts';
import type { ChatNotifications } from './schemas/chatNotifications.zod.ts';
import type { ChatSummary } from './schemas/chatSummary.zod.ts';
import type { Cities } from './schemas/cities.zod.ts';
import type { ConfirmRefusedProblem } from './schemas/confirmRefusedProblem.zod.ts';
import type { ConfirmResult } from './schemas/confirmResult.zod.ts';
import type { ConfirmationLinkExpiredProblem } from './schemas/confirmationLinkExpiredProblem.zod.ts';
import type { ConfirmationLinkInvalidProblem } from './schemas/confirmationLinkInvalidProblem.zod.ts';
import type { EmailAccepted } from './schemas/emailAccepted.zod.ts';
import type { EmailNotVerifiedProblem } from './schemas/emailNotVerifiedProblem.zod.ts';
import type { GoogleCredentialInvalidProblem } from './schemas/googleCredentialInvalidProblem.zod.ts';
import type { InternalErrorProblem } from './schemas/internalErrorProblem.zod.ts';
import type { InvalidCredentialsProblem } from './schemas/invalidCredentialsProblem.zod.ts';
import type { JoinRefusedProblem } from './schemas/joinRefusedProblem.zod.ts';
import type { LeaveRefusedProblem } from './schemas/leaveRefusedProblem.zod.ts';
import type { LoginResult } from './schemas/loginResult.zod.ts';
import type { MatchDetail } from './schemas/matchDetail.zod.ts';
import type { MatchNotFoundProblem } from './schemas/matchNotFoundProblem.zod.ts';
import type { Messages } from './schemas/messages.zod.ts';
import type { NotAParticipantProblem } from './schemas/notAParticipantProblem.zod.ts';
import type { OtpExpiredProblem } from './schemas/otpExpiredProblem.zod.ts';
import type { OtpInvalidProblem } from './schemas/otpInvalidProblem.zod.ts';
import type { PictureTooLargeProblem } from './schemas/pictureTooLargeProblem.zod.ts';
import type { PictureTypeUnsupportedProblem } from './schemas/pictureTypeUnsupportedProblem.zod.ts';
import type { Profile } from './schemas/profile.zod.ts';
import type { ProfileInvalidProblem } from './schemas/profileInvalidProblem.zod.ts';
import type { RateLimitedProblem } from './schemas/rateLimitedProblem.zod.ts';
import type { RefreshTokenRefusedProblem } from './schemas/refreshTokenRefusedProblem.zod.ts';
import type { RegisterResult } from './schemas/registerResult.zod.ts';
import type { ResetLinkExpiredProblem } from './schemas/resetLinkExpiredProblem.zod.ts';
import type { ResetLinkInvalidProblem } from './schemas/resetLinkInvalidProblem.zod.ts';
import type { Session } from './schemas/session.zod.ts';
import type { Statistics } from './schemas/statistics.zod.ts';
import type { Tokens } from './schemas/tokens.zod.ts';
import type { UnauthorizedProblem } from './schemas/unauthorizedProblem.zod.ts';
import type { UpcomingMatches } from './schemas/upcomingMatches.zod.ts';
import type { ValidationFailedProblem } from './schemas/validationFailedProblem.zod.ts';
import type { VerificationLinkExpiredProblem } from './schemas/verificationLinkExpiredProblem.zod.ts';
import type { VerificationLinkInvalidProblem } from './schemas/verificationLinkInvalidProblem.zod.ts';
import type { VerifyEmailResult } from './schemas/verifyEmailResult.zod.ts';

/** Every documented answer: its body, by operationId and status. */
export interface Answers {
  getUpcomingMatches: {
    200: UpcomingMatches;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    500: InternalErrorProblem;
  };
  joinMatch: {
    200: MatchDetail;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    404: MatchNotFoundProblem;
    409: JoinRefusedProblem;
    500: InternalErrorProblem;
  };
  leaveMatch: {
    200: MatchDetail;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    404: MatchNotFoundProblem;
    409: LeaveRefusedProblem;
    500: InternalErrorProblem;
  };
  confirmParticipation: {
    200: ConfirmResult;
    400: ValidationFailedProblem;
    404: ConfirmationLinkInvalidProblem;
    409: ConfirmRefusedProblem;
    410: ConfirmationLinkExpiredProblem;
    500: InternalErrorProblem;
  };
  getChatNotifications: {
    200: ChatNotifications;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    500: InternalErrorProblem;
  };
  getMatch: {
    200: MatchDetail;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    404: MatchNotFoundProblem;
    500: InternalErrorProblem;
  };
  getChatMessages: {
    200: ChatMessages;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    403: NotAParticipantProblem;
    404: MatchNotFoundProblem;
    500: InternalErrorProblem;
  };
  sendChatMessage: {
    201: ChatMessage;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    403: NotAParticipantProblem;
    404: MatchNotFoundProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  getChatSummary: {
    200: ChatSummary;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    403: NotAParticipantProblem;
    404: MatchNotFoundProblem;
    500: InternalErrorProblem;
  };
  markChatRead: {
    200: ChatSummary;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    403: NotAParticipantProblem;
    404: MatchNotFoundProblem;
    500: InternalErrorProblem;
  };
  getChatNotification: {
    200: ChatNotification;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    403: NotAParticipantProblem;
    404: MatchNotFoundProblem;
    500: InternalErrorProblem;
  };
  login: {
    200: LoginResult;
    400: ValidationFailedProblem;
    401: InvalidCredentialsProblem;
    403: EmailNotVerifiedProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  googleAuth: {
    200: LoginResult;
    400: GoogleCredentialInvalidProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  verifyOtp: {
    200: Tokens;
    400: ValidationFailedProblem;
    401: OtpInvalidProblem;
    410: OtpExpiredProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  refreshToken: {
    200: AccessToken;
    400: ValidationFailedProblem;
    401: RefreshTokenRefusedProblem;
    500: InternalErrorProblem;
  };
  getSession: {
    200: Session;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    500: InternalErrorProblem;
  };
  logout: {
    204: undefined;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    500: InternalErrorProblem;
  };
  register: {
    201: RegisterResult;
    400: ValidationFailedProblem;
    409: AccountTakenProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  verifyEmail: {
    200: VerifyEmailResult;
    400: VerificationLinkInvalidProblem;
    410: VerificationLinkExpiredProblem;
    500: InternalErrorProblem;
  };
  resendVerificationEmail: {
    202: EmailAccepted;
    400: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  requestPasswordReset: {
    202: EmailAccepted;
    400: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  confirmPasswordReset: {
    204: undefined;
    400: ResetLinkInvalidProblem;
    410: ResetLinkExpiredProblem;
    429: RateLimitedProblem;
    500: InternalErrorProblem;
  };
  getStatistics: {
    200: Statistics;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    500: InternalErrorProblem;
  };
  getProfile: {
    200: Profile;
    400: ValidationFailedProblem;
    401: UnauthorizedProblem;
    500: InternalErrorProblem;
  };
  updateProfile: {
    200: Profile;
    400: ProfileInvalidProblem;
    401: UnauthorizedProblem;
    413: PictureTooLargeProblem;
    415: PictureTypeUnsupportedProblem;
    500: InternalErrorProblem;
  };
  getCities: {
    200: Cities;
    400: ValidationFailedProblem;
    500: InternalErrorProblem;
  };
  getMessages: {
    200: Messages;
    404: undefined;
  };
}
