/** `config.json` as deployed for a stage with public pages; its addresses do not exist. */
export const publicConfig = {
  stage: 'dev',
  access: 'public-pages',
  filesUrl: 'https://files.test',
  amplify: {
    Auth: {
      Cognito: { userPoolId: 'us-east-1_Abcdefghi', userPoolClientId: 'client', loginWith: { email: true } },
    },
    API: {
      REST: {
        playFabOps: {
          endpoint: 'https://deployed.execute-api.us-east-1.amazonaws.com/dev',
          region: 'us-east-1',
        },
      },
    },
  },
};
