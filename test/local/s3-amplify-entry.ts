export { Amplify } from 'aws-amplify';
export { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
export { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
export { downloadData, getUrl, list, remove, uploadData } from 'aws-amplify/storage';
export { ConsoleLogger } from 'aws-amplify/utils';
